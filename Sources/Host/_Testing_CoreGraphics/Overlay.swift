// Swift Testing looks for a module of this name wherever it is imported beside `CoreGraphics`.
// Apple's adds attachments; the host has none to add, but without the module such imports do not
// compile.
