"""Sums a year of a grid with netCDF4 and prints what our own reader prints: grid-once.py <file> <variable>."""
import json
import resource
import sys
import time

import netCDF4
import numpy

started = time.time()
grid = netCDF4.Dataset(sys.argv[1])[sys.argv[2]]
steps, rows, columns = grid.shape
together = grid.chunking()[0]
total = numpy.zeros((rows, columns))
days, hot, very_hot = (numpy.zeros((rows, columns), "u2") for _ in range(3))
for start in range(0, steps, together):
    for step in grid[start:start + together]:
        known = ~numpy.ma.getmaskarray(step)
        values = numpy.where(known, numpy.ma.getdata(step), 0)
        total += values
        days += known
        hot += (values >= 35) & known
        very_hot += (values >= 40) & known
print(json.dumps({
    "sum": float(total.sum()),
    "days": int(days.sum()),
    "reached": [int(hot.sum()), int(very_hot.sum())],
    "seconds": time.time() - started,
    "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
