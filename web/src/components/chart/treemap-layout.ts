/** A rectangle of a treemap, in the order of the values. */
export interface Tile {
  readonly index: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Item {
  readonly index: number
  readonly area: number
}

/**
 * Rectangles as large as their values, as square as they get: rows along the shorter side, each taken on while it makes the
 * worst of them squarer (Bruls, Huizing and van Wijk). A value of zero or less has no rectangle.
 */
export function treemap(values: readonly number[], width: number, height: number): readonly Tile[] {
  const items = [...values.entries()].filter(([, value]) => value > 0)
  const total = items.reduce((sum, [, value]) => sum + value, 0)
  const left: Item[] = items
    .map(([index, value]) => ({ index, area: (value / total) * width * height }))
    .toSorted((a, b) => b.area - a.area)
  const tiles: Tile[] = []
  let box: Box = { x: 0, y: 0, width, height }
  while (left.length > 0) {
    const side = Math.min(box.width, box.height)
    let count = 1
    while (count < left.length && worst(left.slice(0, count + 1), side) <= worst(left.slice(0, count), side))
      count += 1
    const row = left.splice(0, count)
    tiles.push(...placed(row, box))
    box = without(row, box)
  }
  return tiles
}

const areaOf = (row: readonly Item[]): number => row.reduce((sum, { area }) => sum + area, 0)

/** How far the least square of a row is from a square. */
function worst(row: readonly Item[], side: number): number {
  const thickness = areaOf(row) / side
  return Math.max(...row.map(({ area }) => Math.max(thickness ** 2 / area, area / thickness ** 2)))
}

function placed(row: readonly Item[], { x, y, width, height }: Box): readonly Tile[] {
  const isTall = height <= width
  const thickness = areaOf(row) / (isTall ? height : width)
  let along = 0
  return row.map(({ index, area }) => {
    const length = area / thickness
    const from = along
    along += length
    return isTall
      ? { index, x, y: y + from, width: thickness, height: length }
      : { index, x: x + from, y, width: length, height: thickness }
  })
}

function without(row: readonly Item[], { x, y, width, height }: Box): Box {
  if (height <= width) {
    const thickness = areaOf(row) / height
    return { x: x + thickness, y, width: width - thickness, height }
  }
  const thickness = areaOf(row) / width
  return { x, y: y + thickness, width, height: height - thickness }
}
