# Every command does its own set-up: there is no third step.
SWIFT ?= swift
# Builds the gallery and the fuzzers' commands, too: see Package.swift.
export KUMIKO_PROGRAMS ?= 1
OUT ?= out/gallery
ONLY ?=
SEQUENCES ?= 10000
TEXTS ?= 100000
SEED ?= 1
RUN_ARGUMENTS ?=
# Without a display, whole modules are compiled at once and no index is written, which takes a third
# less than a build that edits are made in, and in a folder of its own, which those builds keep.
RUN_BUILD ?= $(if $(DISPLAY)$(WAYLAND_DISPLAY),-c release,-c debug --scratch-path .build-run \
  --disable-index-store -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
SANITIZER ?= address
SERVER_ARGUMENTS ?=

.PHONY: run server test record-pictures test-window sanitize bench fuzz walk format check docs record \
  dependencies

# Shows the gallery: in a window if there is a display, otherwise as PNG files under out/gallery. A
# window scrolls best in a release build; a debug build is there in a third of the time, which is
# more than it needs longer to draw all pictures.
run: dependencies
	$(SWIFT) build $(RUN_BUILD) --product Gallery
	$$($(SWIFT) build $(RUN_BUILD) --show-bin-path)/Gallery --output $(OUT) \
	  $(RUN_ARGUMENTS)

# Opens a shop of screens on this machine, and says at which address, until Ctrl-C. For example:
# make server SERVER_ARGUMENTS="--port 9000 --log info".
server: dependencies
	$(SWIFT) build --package-path Tools --product screen-server
	@exec $$($(SWIFT) build --package-path Tools --show-bin-path)/screen-server $(SERVER_ARGUMENTS)

# Runs all unit tests, without a display.
test: dependencies
	@Scripts/print-versions
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

# Records the reference pictures of screens anew, after `make test` said that they differ and
# somebody looked at the differences.
record-pictures: dependencies
	RECORD_PICTURES=1 $(SWIFT) test --no-parallel --filter GalleryTests.PictureTests

# Runs the tests that need a window, on a display of their own. After `make test`.
test-window: dependencies
	SWIFT=$(SWIFT) Scripts/test-window

# Runs all unit tests with the compiler's address sanitizer, or SANITIZER=thread. What GLib, Pango
# and fontconfig keep until the process ends is not called a leak.
sanitize: dependencies
	$(SWIFT) build --build-tests --sanitize=$(SANITIZER) --scratch-path .build-$(SANITIZER)
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --skip-build --no-parallel \
	  --sanitize=$(SANITIZER) --scratch-path .build-$(SANITIZER)

# Prints one table of figures and bars, and keeps it in Benchmarks/Results; ONLY=diff runs one
# chapter.
bench: dependencies
	$(SWIFT) build --package-path Benchmarks -c release
	Scripts/record-bench \
	  $$($(SWIFT) build --package-path Benchmarks -c release --show-bin-path)/KumikoBenchmarks $(ONLY)

# Looks for faults in random sequences; a fault fails it. Sequences of renders and input for lists and
# random texts, or with SCREENS=all, or some screens' names, what users do for whole screens of the
# gallery.
ifdef SCREENS
fuzz: dependencies
	$(SWIFT) build -c release --product ScreenFuzzCommand
	$$($(SWIFT) build -c release --show-bin-path)/ScreenFuzzCommand --screens $(SCREENS) \
	  --sequences $(SEQUENCES) --seed $(SEED)
else
fuzz: dependencies
	$(SWIFT) build -c release --product ListFuzzCommand
	$$($(SWIFT) build -c release --show-bin-path)/ListFuzzCommand --sequences $(SEQUENCES) --seed $(SEED)
	$(SWIFT) build -c release --product TextFuzzCommand
	$$($(SWIFT) build -c release --show-bin-path)/TextFuzzCommand --texts $(TEXTS) --seed $(SEED)
endif

# Counts the functions, files and returns of one render and one scroll, where there is valgrind
# their instructions, and what lists are made of.
walk: dependencies
	$(SWIFT) build --product WalkCommand
	Scripts/walk-calls
	@! command -v valgrind > /dev/null || { $(SWIFT) build -c release --product WalkCommand \
	  && Scripts/count-instructions; }
	Scripts/count-lists

# Records the gallery's transitions as animated pictures under out/recordings.
record: dependencies
	$(SWIFT) build -c release --product Gallery
	$$($(SWIFT) build -c release --show-bin-path)/Gallery --record --output out/recordings

# Builds the documentation of all modules as a website under out/docs; a link that leads nowhere is
# an error.
docs: dependencies
	SWIFT=$(SWIFT) Scripts/make-docs

# Rewrites all sources in the house style.
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Examples Benchmarks \
	  Tools/Package.swift Tools/Sources Tools/Tests

# Proves what a script can prove: imports, budgets, owners, layers, delegate methods, numbers in
# documents, formatting; and, where the tables of Apple's API lie beside the repository, that
# the host declares what Apple does.
check:
	Scripts/check-rooms
	Scripts/test-check-owners
	Scripts/check-owners
	Scripts/check-layers
	Scripts/check-delegates
	Scripts/check-closures
	Scripts/check-comments
	Scripts/count-facts
	$(SWIFT) format lint --strict --recursive Package.swift Sources Examples Tools/Package.swift \
	  Tools/Sources
	@test ! -d ../shared/api || { Scripts/install-dependencies && $(SWIFT) build --build-tests; }
	SWIFT=$(SWIFT) Scripts/compare-api

dependencies:
	@Scripts/install-dependencies
