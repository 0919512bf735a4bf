import { Paragraph } from 'docx'
import { ChartRun, type ChartRunOptions } from 'docx/charts'
import { INK } from '../ink.ts'
import type { ChartData, DraftChart } from '../model.ts'

const COLOURS = [INK.accent, INK.second, INK.alarm] as const
/** Points of a line that each have a mark; more of them would hide it. */
const MOST_MARKED = 30
/** Pixels; the width of the text. */
const SIZE = { width: 640, height: 300 } as const

/** A chart that Word draws from its figures, so that an editor may go on with it; two share the width of the text. */
export function chartParagraph({ data, beside, alternative, caption }: DraftChart): Paragraph {
  const all = beside === undefined ? [data] : [data, beside]
  const size = { ...SIZE, width: SIZE.width / all.length }
  return new Paragraph({ children: all.map((one) => chartRun(one, { alternative, caption, size })) })
}

function chartRun(
  data: ChartData,
  {
    alternative,
    caption,
    size,
  }: Pick<DraftChart, 'alternative' | 'caption'> & {
    readonly size: { readonly width: number; readonly height: number }
  },
): ChartRun {
  const series = data.series.map(({ name, values }, index) => ({
    name,
    values,
    color: COLOURS[index % COLOURS.length] ?? INK.accent,
  }))
  const common = {
    categories: data.categories,
    valueAxis: { title: data.unit, numberFormat: '#,##0.##' },
    transformation: size,
    altText: { name: caption, description: alternative },
    chartArea: { border: 'none' as const },
  }
  const options: Readonly<Record<ChartData['kind'], ChartRunOptions>> = {
    stacked_columns: { ...common, type: 'column', stacking: 'stacked', series },
    columns: { ...common, type: 'column', series },
    lines: { ...common, type: 'line', markers: data.categories.length <= MOST_MARKED, series },
  }
  return new ChartRun(options[data.kind])
}
