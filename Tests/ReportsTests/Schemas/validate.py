#!/usr/bin/env python3
"""Validates JSON files against a JSON Schema and prints what is wrong.

usage: validate.py SCHEMA FILE…
"""
import json
import pathlib
import sys

import jsonschema

schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
mistakes = [
    f"{file}: {'/'.join(map(str, mistake.absolute_path))}: {mistake.message}"
    for file in sys.argv[2:]
    for mistake in validator.iter_errors(json.loads(pathlib.Path(file).read_text(encoding="utf-8")))
]
print("\n".join(mistakes))
sys.exit(1 if mistakes else 0)
