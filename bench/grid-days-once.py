"""Sums, extremes, dry spells, months and heatwaves of a year with netCDF4 and NumPy: grid-days-once.py <directory>."""
import glob
import hashlib
import json
import resource
import sys
import time

import netCDF4
import numpy

THRESHOLD = 24
started = time.time()


def days_of(variable):
    grid = netCDF4.Dataset(glob.glob(f"{sys.argv[1]}/{variable}_*.nc")[0])[variable]
    return (numpy.ma.filled(grid[step].astype("f4"), numpy.nan) for step in range(grid.shape[0]))


def hundredths(day):
    """Halves go up, as the loader rounds them; numpy.round would take them to the even number."""
    return numpy.floor(day.astype("f8") * 100 + 0.5)


sums, hottest, means = {}, None, []
for high, low in zip(days_of("tmax"), days_of("tmin")):
    for name, day in (("tmax", high), ("tmin", low)):
        sums[name] = sums.get(name, 0) + day
    hottest = high if hottest is None else numpy.fmax(hottest, high)
    means.append((hundredths(high) + hundredths(low)).astype("i2"))
rain, largest, largest5, heavy, run, longest, months = 0, 0, 0, 0, 0, 0, {}
last = []
for number, day in enumerate(days_of("precip")):
    rain = rain + day
    largest = numpy.fmax(largest, day)
    last = (last + [day])[-5:]
    if len(last) == 5:
        largest5 = numpy.fmax(largest5, sum(last))
    heavy = heavy + (day >= 20)
    run = (run + 1) * (day < 1)
    longest = numpy.maximum(longest, run)
    months[number // 31] = months.get(number // 31, 0) + day


def counted(ended, at):
    """Days of each cell's heatwave that ends before a day. A heatwave belongs to the year in which it starts."""
    return numpy.where((ended >= 3) & (at - ended >= len(means)), ended, 0)


heatwaves = numpy.zeros(means[0].shape, "i8")
twice = means + means
hot, used, length = sum(d.astype("i4") for d in twice[30:33]), sum(d.astype("i4") for d in twice[0:30]), 0
for at in range(32, len(twice)):
    if at > 32:
        hot = hot + twice[at] - twice[at - 3]
        used = used + twice[at - 3] - twice[at - 33]
    significance = hot / 600 - THRESHOLD
    factor = numpy.maximum(1, hot / 600 - used / 6000) * significance
    isHot = factor > 1e-9
    heatwaves += counted(numpy.where(isHot, 0, length), at)
    length = (length + 1) * isHot
heatwaves += counted(numpy.asarray(length), len(twice))
print(json.dumps({
    "heatwaves": int(heatwaves.sum()),
    "by_cell": hashlib.sha256(heatwaves.astype("<u2").tobytes()).hexdigest(),
    "seconds": time.time() - started,
    "processor_seconds": time.process_time(),
    "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
}))
