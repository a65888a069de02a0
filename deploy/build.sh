#!/bin/sh
# The steps of the Containerfile, and of anyone who builds without a container.
#
#   deploy/build.sh wheel DIST        the wheel, with the page in it (Python, a C compiler for speed)
#   deploy/build.sh install VENV DIST a virtual environment with that wheel and the locked packages
set -eu
cd "$(dirname "$0")/.."

has_uv() { command -v uv >/dev/null; }

case "${1:-}" in
wheel)
    if has_uv; then uv build --quiet --wheel --out-dir "$2"; else python3 -m pip wheel --quiet --no-deps --wheel-dir "$2" .; fi
    ;;
install)
    python3 -m venv "$2"
    if has_uv; then
        set -- "$2" "$3" uv pip install --quiet --python "$2/bin/python"
    else
        set -- "$2" "$3" "$2/bin/python" -m pip install --quiet --disable-pip-version-check
    fi
    venv=$1 dist=$2
    shift 2
    "$@" --require-hashes -r deploy/requirements.lock
    "$@" --no-deps "$dist"/kogge-*.whl
    "$venv/bin/kogge" version
    ;;
*)
    sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
