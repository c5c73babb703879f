#include "GtkList.h"

#include <gtk/gtk.h>

// A frame is what GTK does in one: the window's layout, a snapshot of its widgets (those that have
// not changed keep their nodes), and drawing the nodes with cairo. It is drawn into a picture in
// memory, as the list that it is compared with, so that the X server does none of the work.

struct GtkList {
  bool is_grid;
  GtkWidget *window;
  GtkWidget *scroller;
  GtkWidget *view;
  GListStore *store;
  GPtrArray *items;
  cairo_surface_t *picture;
  int width;
  int height;
};

static const char *style =
    "listview > row, gridview > child { padding: 8px 16px; }"
    ".title { font: 600 17px Inter; }"
    ".detail { font: 15px Inter; color: alpha(currentColor, 0.6); }";

bool gtk_list_prepare(void) {
  g_setenv("GSK_RENDERER", "cairo", FALSE);
  g_setenv("GTK_A11Y", "none", FALSE);
  if (!gtk_init_check()) return false;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
  return true;
}

// MARK: Rows

static GtkWidget *make_label(GtkWidget *box, const char *class) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, class);
  gtk_box_append(GTK_BOX(box), label);
  return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  make_label(box, "title");
  make_label(box, "detail");
  const GtkList *list = data;
  // With its padding 130 × 100 pixels, three a line.
  if (list->is_grid) gtk_widget_set_size_request(box, 98, 84);
  gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  GtkWidget *detail = gtk_widget_get_next_sibling(title);
  long number = g_ascii_strtoll(text, NULL, 10);
  char *first = g_strdup_printf("Row %ld", number);
  char *second = g_strdup_printf(
      "The quick brown fox jumps over the lazy dog, message %ld", number * 7919);
  gtk_label_set_text(GTK_LABEL(title), first);
  gtk_label_set_text(GTK_LABEL(detail), second);
  g_free(first);
  g_free(second);
}

static GtkStringObject *make_item(long number) {
  char text[24];
  g_snprintf(text, sizeof text, "%ld", number);
  return gtk_string_object_new(text);
}

// MARK: Frames

static void note_map(GtkWidget *widget, gboolean *is_mapped) { *is_mapped = TRUE; }

static void draw(GtkList *list) {
  // Size changes are announced to the frame clock; its layout phase carries them out.
  GdkFrameClock *clock = gtk_widget_get_frame_clock(list->window);
  g_signal_emit_by_name(clock, "layout");
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(list->window, list->scroller, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_surface_t *picture =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, list->width, list->height);
  if (node) {
    cairo_t *context = cairo_create(picture);
    gsk_render_node_draw(node, context);
    cairo_destroy(context);
    gsk_render_node_unref(node);
  }
  if (list->picture) cairo_surface_destroy(list->picture);
  list->picture = picture;
}

GtkList *gtk_list_new(bool is_grid, int width, int height) {
  GtkList *list = g_new0(GtkList, 1);
  list->is_grid = is_grid;
  list->width = width;
  list->height = height;
  list->window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(list->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(list->window), width, height);
  list->scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(list->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_window_set_child(GTK_WINDOW(list->window), list->scroller);
  gboolean is_mapped = FALSE;
  g_signal_connect(list->window, "map", G_CALLBACK(note_map), &is_mapped);
  gtk_window_present(GTK_WINDOW(list->window));
  while (!is_mapped || gtk_widget_get_width(list->scroller) == 0)
    g_main_context_iteration(NULL, TRUE);
  while (g_main_context_iteration(NULL, FALSE)) {}
  g_signal_handlers_disconnect_by_data(list->window, &is_mapped);
  return list;
}

void gtk_list_free(GtkList *list) {
  gtk_window_destroy(GTK_WINDOW(list->window));
  while (g_main_context_iteration(NULL, FALSE)) {}
  if (list->picture) cairo_surface_destroy(list->picture);
  if (list->items) g_ptr_array_unref(list->items);
  g_clear_object(&list->store);
  g_free(list);
}

// MARK: Data

void gtk_list_make_items(GtkList *list, long first, long count) {
  if (list->items) g_ptr_array_unref(list->items);
  list->items = g_ptr_array_new_full(count, g_object_unref);
  for (long number = first; number < first + count; number++)
    g_ptr_array_add(list->items, make_item(number));
}

void gtk_list_open(GtkList *list) {
  list->store = g_list_store_new(GTK_TYPE_STRING_OBJECT);
  g_list_store_splice(list->store, 0, 0, list->items->pdata, list->items->len);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), list);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = G_LIST_MODEL(g_object_ref(list->store));
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(model));
  list->view = list->is_grid ? gtk_grid_view_new(selection, factory)
                             : gtk_list_view_new(selection, factory);
  if (list->is_grid) {
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(list->view), 3);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(list->view), 3);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(list->scroller), list->view);
  draw(list);
}

void gtk_list_insert_first(GtkList *list, long number) {
  GtkStringObject *item = make_item(number);
  g_list_store_insert(list->store, 0, item);
  g_object_unref(item);
  // Lists keep what they show: without this they would draw what they drew before. A new value of
  // the adjustment is not enough, for grids find no item there before their next layout.
  gtk_widget_activate_action(list->view, "list.scroll-to-item", "u", 0);
  draw(list);
}

void gtk_list_change(GtkList *list, const long *rows, const long *numbers, size_t count) {
  for (size_t index = 0; index < count; index++) {
    gpointer item = make_item(numbers[index]);
    g_list_store_splice(list->store, rows[index], 1, &item, 1);
    g_object_unref(item);
  }
  draw(list);
}

void gtk_list_reload(GtkList *list) {
  guint count = g_list_model_get_n_items(G_LIST_MODEL(list->store));
  g_list_store_splice(list->store, 0, count, list->items->pdata, list->items->len);
  draw(list);
}

void gtk_list_jump(GtkList *list, long row) {
  gtk_widget_activate_action(list->view, "list.scroll-to-item", "u", (guint)row);
  draw(list);
}

void gtk_list_scroll(GtkList *list, double pixels) {
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list->scroller));
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + pixels);
  draw(list);
}

bool gtk_list_write_picture(GtkList *list, const char *path) {
  return cairo_surface_write_to_png(list->picture, path) == CAIRO_STATUS_SUCCESS;
}
