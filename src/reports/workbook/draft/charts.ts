import type { SheetChart } from 'hucre'
import type { Place, SheetDraft } from './sheet-draft.ts'

/** Colours of the series, which the report's PDF uses too. */
const CHART_COLOURS = { main: '0F4C5C', second: 'E36414', quiet: '9AA5B1' } as const

export interface ChartDraft {
  readonly kind: 'stacked columns' | 'lines' | 'bars'
  readonly title: string
  /** The alternative text, for people who cannot see it. */
  readonly alternative: string
  readonly from: Place
  readonly to: Place
  readonly categories: string
  readonly series: readonly {
    readonly name: string
    readonly values: string
    readonly colour: keyof typeof CHART_COLOURS
    readonly isDashed?: boolean
    readonly hasMarkers?: boolean
  }[]
  readonly format?: string
  /** Ends of the axis of values, where not chosen by the program. */
  readonly scale?: { readonly min?: number; readonly max?: number }
  /** One label of so many. */
  readonly everyLabel?: number
}

const KINDS = {
  'stacked columns': { type: 'column', barGrouping: 'stacked', gapWidth: 60, overlap: 100 },
  lines: { type: 'line', dispBlanksAs: 'gap' },
  bars: { type: 'bar', gapWidth: 50, dataLabels: { showValue: true } },
} as const satisfies Record<ChartDraft['kind'], Partial<SheetChart>>

/** Adds a chart that the spreadsheet program draws from the cells. */
export function addChart(sheet: SheetDraft, chart: ChartDraft): void {
  sheet.charts.push({
    ...KINDS[chart.kind],
    title: chart.title,
    titleFontSize: 11,
    titleBold: true,
    altText: chart.alternative,
    anchor: {
      from: { row: chart.from.row, col: chart.from.column },
      to: { row: chart.to.row, col: chart.to.column },
    },
    series: chart.series.map(({ name, values, colour, isDashed = false, hasMarkers = false }) => ({
      name,
      values,
      categories: chart.categories,
      color: CHART_COLOURS[colour],
      stroke: isDashed ? { dash: 'sysDash', width: 1.25 } : { width: 1.75 },
      marker: hasMarkers ? { symbol: 'circle', size: 5 } : { symbol: 'none' },
    })),
    legend: chart.series.length > 1 ? 'bottom' : false,
    axes: {
      x: {
        majorTickMark: 'none',
        minorTickMark: 'none',
        labelFontSize: 9,
        ...(chart.kind === 'bars' ? { reverse: true } : {}),
        ...(chart.everyLabel === undefined ? {} : { tickLblSkip: chart.everyLabel }),
      },
      y: {
        majorTickMark: 'none',
        minorTickMark: 'none',
        labelFontSize: 9,
        gridlines: { major: true },
        numberFormat: { formatCode: chart.format ?? '#,##0' },
        ...(chart.scale === undefined ? {} : { scale: chart.scale }),
      },
    },
  })
}
