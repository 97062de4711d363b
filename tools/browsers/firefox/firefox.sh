#!/bin/sh
# The executable that Playwright starts in the place of Firefox.
exec node --import tsx "$(dirname "$0")/main.ts" "$@"
