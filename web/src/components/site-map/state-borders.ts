/** A place on the map as longitude and latitude in degrees. */
type Position = readonly [longitude: number, latitude: number]

/**
 * Borders of the states, to find one's way: no survey. Most are meridians and parallels by law; where a border is a river
 * or a range, the line runs through towns on it.
 */
export const STATE_BORDERS: readonly (readonly Position[])[] = [
  // Western Australia
  [
    [129, -14.9],
    [129, -31.68],
  ],
  // Northern Territory and South Australia; South Australia and Queensland
  [
    [129, -26],
    [141, -26],
    [141, -38.06],
  ],
  // Northern Territory and Queensland
  [
    [138, -16.55],
    [138, -26],
  ],
  // Queensland and New South Wales: the parallel, the border rivers, the range
  [
    [141, -29],
    [148.99, -28.98],
    [150.31, -28.55],
    [151.17, -28.85],
    [151.93, -28.92],
    [152.61, -28.33],
    [153.53, -28.17],
  ],
  // New South Wales and Victoria: the Murray, and the line to Cape Howe
  [
    [141, -34.02],
    [141.91, -34.11],
    [142.16, -34.19],
    [142.77, -34.58],
    [143.55, -35.34],
    [144.13, -35.63],
    [144.75, -36.14],
    [145.57, -35.81],
    [146.39, -36],
    [146.92, -36.07],
    [147.9, -36.05],
    [148.2, -36.79],
    [149.98, -37.5],
  ],
]
