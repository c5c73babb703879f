#ifndef KUMIKO_BENCHMARKS_GTK_LIST_H
#define KUMIKO_BENCHMARKS_GTK_LIST_H

#include <stdbool.h>
#include <stddef.h>

/// A GtkListView or a GtkGridView on a GListStore, in a window of its own: what a GTK app would show.
typedef struct GtkList GtkList;

/// Connects to the display; false if there is none. To be called before any other use of GTK.
bool gtk_list_prepare(void);

/// Shows an empty window of a size in pixels, for a list or for a grid of three columns.
GtkList *gtk_list_new(bool is_grid, int width, int height);
void gtk_list_free(GtkList *list);

/// Makes the caller's data: a string object for each number from `first` on. Frees older data.
void gtk_list_make_items(GtkList *list, long first, long count);

/// From the data to the first picture: a store, a list view, the widgets of its rows.
void gtk_list_open(GtkList *list);

/// Inserts a row above all others, scrolls to it, and draws.
void gtk_list_insert_first(GtkList *list, long number);

/// Replaces the items of some rows, and draws. `numbers` are those of the new items.
void gtk_list_change(GtkList *list, const long *rows, const long *numbers, size_t count);

/// Replaces all items by the data, and draws.
void gtk_list_reload(GtkList *list);

/// Goes to a row, and draws.
void gtk_list_jump(GtkList *list, long row);

/// Scrolls by pixels, and draws.
void gtk_list_scroll(GtkList *list, double pixels);

/// Writes what was drawn last as a picture.
bool gtk_list_write_picture(GtkList *list, const char *path);

#endif
