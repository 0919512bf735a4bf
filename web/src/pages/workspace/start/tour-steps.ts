import { RECORD_KINDS } from '../records/kinds.ts'

/** The invented company without an edge case, and a first reporting year. */
export const TOUR = { abn: '10000000000', period: '2025-26', days: '2025-07-01/2026-06-30' } as const

const place = (section: string, more = ''): string =>
  `/workspace/${TOUR.abn}${section}?period=${TOUR.period}${more}`

export interface TourStep {
  readonly id: string
  readonly title: string
  readonly what: string
  readonly place: string
  /** The record that the step ends with; a step without one is done once it was opened. */
  readonly record?: string
}

export const STEPS: readonly TourStep[] = [
  {
    id: 'company',
    title: 'Look at the company',
    what: 'Emissions, risk and climate from published data. Select any number to see where it comes from.',
    place: `/companies/${TOUR.abn}`,
  },
  {
    id: 'boundary',
    title: 'Set the boundary',
    what: 'Choose the consolidation approach and say why and when base years are recalculated. Under reporting duty, add what you know about the company’s size.',
    place: place(`/${RECORD_KINDS.boundary.section}`),
    record: RECORD_KINDS.boundary.name,
  },
  {
    id: 'electricity',
    title: 'Enter electricity',
    what: 'One electricity record is enough, for example 1,000,000 kWh in NSW. Any PDF, picture or CSV file will do as the bill. After saving, compare location-based and market-based scope 2.',
    place: place(`/${RECORD_KINDS.electricity.section}`),
    record: RECORD_KINDS.electricity.name,
  },
  {
    id: 'statement',
    title: 'Write a statement',
    what: 'Say who oversees climate matters, requirement 6(a). Then see how the readiness score changes.',
    place: place(`/${RECORD_KINDS.statements.section}`, '&requirement=6(a)'),
    record: RECORD_KINDS.statements.name,
  },
  {
    id: 'bundle',
    title: 'Create a bundle',
    what: 'Download the signed evidence and verify it as an auditor would.',
    place: place('/bundles'),
  },
]
