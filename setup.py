"""The build steps that pyproject.toml cannot say: how the engine is compiled. The backend is in kogge_build."""

from setuptools import setup

from kogge_build.engine import CompileEngine, NotedBuild, extensions

setup(ext_modules=extensions(), cmdclass={"build": NotedBuild, "build_ext": CompileEngine})
