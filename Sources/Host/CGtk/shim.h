#ifndef KUMIKO_CGTK_SHIM_H
#define KUMIKO_CGTK_SHIM_H

#include <stdio.h>
#include <sys/epoll.h>
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <png.h>
#include <webp/encode.h>
#include <webp/mux.h>

#endif
