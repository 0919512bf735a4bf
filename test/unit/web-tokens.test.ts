import { describe, expect, test } from 'vitest'
import { filesUnder, read } from './tree.ts'

/** The only sheets that may say a colour or a size by itself: the tokens, and what paper makes of them. */
const TOKENS = new Set(['web/src/styles/tokens.css', 'web/src/styles/print.css'])
const tokens = read('web/src/styles/tokens.css')
const sheets = filesUnder('web/src').filter((file) => file.endsWith('.css') && !TOKENS.has(file))

/** Declarations of all sheets, without comments; a value may take several lines. */
const declarations = sheets.flatMap((file) => {
  const text = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(({ 1: property = '', 2: value = '', index }) => ({
    at: `${file}:${text.slice(0, index).split('\n').length}`,
    property,
    value,
  }))
})
const told = (wrong: typeof declarations): readonly string[] =>
  wrong.map(({ at, property, value }) => `${at} ${property}: ${value}`)

describe('style sheets use the tokens', () => {
  test('there are sheets to look at', () => {
    expect(sheets.length).toBeGreaterThan(40)
    expect(declarations.length).toBeGreaterThan(1500)
  })

  test('for every colour', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(|(^|\s)(white|black|red|green|gr[ae]y|orange)\b/i
    expect(told(declarations.filter(({ value }) => raw.test(value)))).toEqual([])
  })

  test('for every size of type', () => {
    const sizes = declarations.filter(({ property }) => property === 'font-size')
    expect(
      told(sizes.filter(({ value }) => !/^(var\(--text-[a-z]+\)|[\d.]+em|inherit)$/.test(value))),
    ).toEqual([])
  })

  test('for spaces and corners', () => {
    // A pixel, up or down, makes room for a line.
    const spaces = declarations.filter(({ property }) =>
      /^((row-|column-)?gap|padding|margin|border-radius)(-|$)/.test(property),
    )
    const isRaw = (value: string): boolean => /\b(?!1px)[\d.]+(px|rem)\b/.test(value)
    expect(told(spaces.filter(({ value }) => isRaw(value)))).toEqual([])
  })

  test('and only those that there are', () => {
    const defined = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
    const scales = declarations.flatMap(({ at, value }) =>
      [...value.matchAll(/var\((--(?:text|space|radius|band|series)-[\w-]+)\)/g)].map(([, name]) => ({
        at,
        name,
      })),
    )
    expect(scales.filter(({ name }) => !defined.has(name))).toEqual([])
  })
})

test('severity grows darker band by band, so that it holds without colour', () => {
  const bands = ['low', 'moderate', 'high', 'very-high', 'extreme'].map((band) => {
    const [, hex = ''] = new RegExp(`--band-${band}: #(\\w{6});`).exec(tokens) ?? []
    return luminance(hex)
  })
  // 1.4 is told apart in grey print; neighbours of the scale are all above it.
  for (const [at, band] of bands.entries())
    if (at > 0) expect(((bands[at - 1] ?? 0) + 0.05) / (band + 0.05)).toBeGreaterThan(1.4)
})

/** As WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
