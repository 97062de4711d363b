#!/bin/sh
# The executable that Playwright starts: WebKitGTK's MiniBrowser, which speaks WebDriver BiDi by the bridge in this folder.
exec node --import tsx "$(dirname "$0")/main.ts" "$@"
