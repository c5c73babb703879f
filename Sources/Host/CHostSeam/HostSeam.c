#include "HostSeam.h"

bool kumiko_try_install_drawing(void) {
  if (!kumiko_install_drawing) return false;
  kumiko_install_drawing();
  return true;
}

int kumiko_try_run_application(void) {
  return kumiko_run_application ? kumiko_run_application() : -1;
}
