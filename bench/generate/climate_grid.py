"""Writes a year of a climate grid in a publisher's layout: climate_grid.py <agcd|silo|awra> <file> [year] [tmax|tmin|precip]."""
import datetime
import sys

import netCDF4
import numpy

LAYOUTS = {
    "agcd": dict(rows=691, columns=886, south=-44.5, ascending=True, names=("lat", "lon"), variable="tmax", type="f4", fill=-999.0,
                 chunk=(1, 691, 886), deflate=4, epoch=1850, hour=0.375, sea=False, units="degrees_Celsius"),
    "silo": dict(rows=681, columns=841, south=-44.0, ascending=True, names=("lat", "lon"), variable="max_temp", type="i2", fill=-32767,
                 chunk=(1, 681, 841), deflate=4, epoch=1889, hour=0.0, sea=True, units="Celsius"),
    "awra": dict(rows=681, columns=841, south=-44.0, ascending=False, names=("latitude", "longitude"), variable="sm", type="f4", fill=-999.0,
                 chunk=(8, 32, 32), deflate=1, epoch=1900, hour=0.0, sea=True, units="mm"),
}


# What AGCD's other files hold: minima some degrees below the maxima, and rain on every fifth day.
OTHERS = {
    "tmax": dict(units="degrees_Celsius", values=lambda warm, random: warm),
    "tmin": dict(units="degrees_Celsius", values=lambda warm, random: warm - 12),
    "precip": dict(units="mm", values=lambda warm, random: numpy.clip(random.normal(-10, 12, warm.shape), 0, None)),
}


def main(kind, location, year, variable="tmax"):
    layout = LAYOUTS[kind]
    other = OTHERS[variable]
    if kind == "agcd":
        layout = {**layout, "variable": variable, "units": other["units"]}
    rows, columns = layout["rows"], layout["columns"]
    latitude = layout["south"] + 0.05 * numpy.arange(rows)
    if not layout["ascending"]:
        latitude = latitude[::-1]
    file = netCDF4.Dataset(location, "w")
    for name, size in zip(("time",) + layout["names"], (None, rows, columns)):
        file.createDimension(name, size)
    time = file.createVariable("time", "f8", ("time",))
    time.units = f"days since {layout['epoch']}-01-01"
    time.calendar = "standard"
    file.createVariable(layout["names"][0], "f4", (layout["names"][0],))[:] = latitude
    file.createVariable(layout["names"][1], "f4", (layout["names"][1],))[:] = 112 + 0.05 * numpy.arange(columns)
    grid = file.createVariable(layout["variable"], layout["type"], ("time",) + layout["names"], zlib=True, complevel=layout["deflate"],
                               shuffle=True, chunksizes=layout["chunk"], fill_value=layout["fill"])
    grid.units = layout["units"]
    if layout["type"] == "i2":
        grid.scale_factor = numpy.float32(0.1)
        grid.add_offset = numpy.float32(0)
    random = numpy.random.default_rng(year)
    relief = random.normal(0, 1, (rows, columns)).cumsum(1) * 0.06
    y, x = numpy.mgrid[-1:1:rows * 1j, -1:1:columns * 1j]
    sea = (x * x + y * y > 0.8) if layout["sea"] else numpy.zeros((rows, columns), bool)
    first = (datetime.date(year, 1, 1) - datetime.date(layout["epoch"], 1, 1)).days
    days = (datetime.date(year + 1, 1, 1) - datetime.date(year, 1, 1)).days
    together = layout["chunk"][0]
    for start in range(0, days, together):
        block = []
        for day in range(start, min(start + together, days)):
            warmth = 25 + 0.3 * (latitude[:, None] + 27) + 8 * numpy.cos(2 * numpy.pi * (day - 15) / 365) + random.normal(0, 3)
            value = numpy.clip(warmth + relief + random.normal(0, 0.5, (rows, columns)), 0, 60)
            block.append(numpy.ma.array(numpy.round(other["values"](value, random) * 1024) / 1024, mask=sea))
        grid[start:start + len(block)] = numpy.ma.stack(block)
    time[:] = first + numpy.arange(days) + layout["hour"]
    file.close()


main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 2019, *sys.argv[4:5])
