import type { Page } from 'playwright-core'

/** Texts of charts that are too small to read, leave the screen or stand on another text of the same chart. */
export const chartLabelFaults = (page: Page): Promise<string[]> => page.evaluate(FIND)

const SMALLEST_PIXELS = 11

/** As text, because it runs in the page: what touches by a pixel or two is still read. */
const FIND = `(() => {
  const texts = [...document.querySelectorAll('svg[role="img"] text')].map((text) => {
    const chart = text.ownerSVGElement
    const scale = chart.getBoundingClientRect().width / chart.viewBox.baseVal.width
    const size = parseFloat(getComputedStyle(text).fontSize) * scale
    return { chart, size, words: text.textContent, box: text.getBoundingClientRect() }
  })
  const onOneAnother = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  return texts.flatMap(({ chart, size, words, box }, index) => [
    ...(size < ${SMALLEST_PIXELS} ? ['too small: ' + words] : []),
    ...(box.left < 0 || box.right > innerWidth ? ['outside: ' + words] : []),
    ...texts
      .slice(index + 1)
      .filter((other) => other.chart === chart && onOneAnother(box, other.box))
      .map((other) => words + ' on ' + other.words),
  ])
})()`
