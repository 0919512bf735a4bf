import { roundFigure } from '../../domain/company/round-figures.ts'
import type { CompanyClimateSeries } from '../../operations/company/climate-series.ts'
import { presentMeta, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'

export function presentClimateSeries(found: CompanyClimateSeries) {
  const { abn, availability, indicators, inputs, releases } = found
  return {
    data: {
      abn,
      availability,
      indicators: indicators.map(({ indicator, summary, series, years }) => ({
        indicator,
        unit: summary?.unit ?? null,
        series: series?.id ?? null,
        years: years.map(({ year, value }) => ({ year, value: roundFigure(value) })),
      })),
      provenance: presentProvenance(releases, inputs, false),
    },
    meta: presentMeta(found.snapshot, found.block_hash, releases, warningsAbout(abn)),
  }
}
