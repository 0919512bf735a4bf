"""Southerly for Python: what Australian companies emit, and what the climate at their sites is doing."""

from .client import Southerly
from .problems import ConnectionFailed, Problem, SoutherlyError
from .tables import Table
from .transport import pages

__all__ = ["ConnectionFailed", "Problem", "Southerly", "SoutherlyError", "Table", "pages"]
