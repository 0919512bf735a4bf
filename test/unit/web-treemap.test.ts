import { describe, expect, test } from 'vitest'
import { treemap } from '../../web/src/components/chart/treemap-layout.ts'

const [WIDTH, HEIGHT] = [600, 320]

describe('a treemap', () => {
  test('gives each value its share of the area, inside the drawing, without one over the other', () => {
    const values = [50, 0, 20, 12.5, 9, 5, 2, 1, 0.4, 0.1]
    const tiles = treemap(values, WIDTH, HEIGHT)
    expect(tiles.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const { index, x, y, width, height } of tiles) {
      expect(width * height).toBeCloseTo((values[index]! / 100) * WIDTH * HEIGHT, 6)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(WIDTH + 1e-6)
      expect(y + height).toBeLessThanOrEqual(HEIGHT + 1e-6)
    }
    const overlaps = tiles.flatMap((a, at) =>
      tiles.slice(at + 1).filter((b) => {
        const over = (from: 'x' | 'y', size: 'width' | 'height') =>
          Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]) > 1e-6
        return over('x', 'width') && over('y', 'height')
      }),
    )
    expect(overlaps).toEqual([])
  })

  test('has tiles that are nearly square where the values allow it', () => {
    const tiles = treemap([1, 1, 1, 1, 1, 1], WIDTH, 400)
    for (const { width, height } of tiles) expect(Math.max(width / height, height / width)).toBeLessThan(1.6)
  })

  test('draws nothing of nothing', () => {
    expect(treemap([], WIDTH, HEIGHT)).toEqual([])
    expect(treemap([0, 0], WIDTH, HEIGHT)).toEqual([])
  })
})
