import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { narrowest } from '../../format/activity.ts'
import { abnText } from '../../format/words.ts'
import { CompanyActions } from './actions/actions.tsx'
import { useCurrentCompany } from './company-context.ts'
import styles from './header.module.css'
import { Relations } from './relations.tsx'
import { SnapshotPicker } from './snapshot-picker.tsx'

/** Who the company is, and as at which day it is looked at. */
export function CompanyHeader({
  inForceFrom,
  snapshot,
}: {
  readonly inForceFrom: string
  readonly snapshot: string
}) {
  const { abn, profile } = useCurrentCompany()
  const { entity, sector_classification: sector } = profile
  const facts = [
    entity?.name === undefined || entity.name === entity.display_name
      ? undefined
      : `registered as ${entity.name}`,
    `ABN ${abnText(abn)}`,
    entity?.acn === null || entity?.acn === undefined
      ? undefined
      : `ACN ${entity.acn.replace(/(\d{3})(?=\d)/g, '$1 ')}`,
    [entity?.state, entity?.postcode].filter((part) => part).join(' ') || undefined,
    ...activitiesOf(sector),
    reportedIn(entity?.registry),
  ].filter((fact) => fact !== undefined)
  return (
    <header className={styles['header']}>
      <h1>{entity?.display_name ?? abnText(abn)}</h1>
      <div className={`${styles['tools']} screen-only`}>
        <SnapshotPicker inForceFrom={inForceFrom} snapshot={snapshot} />
        <Button component={Link} href={`/workspace/${abn}`} variant="default" size="xs">
          Prepare a disclosure
        </Button>
        <CompanyActions snapshot={snapshot} />
        <Button variant="default" size="xs" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className={styles['facts']}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <Relations />
    </header>
  )
}

type Sector = ReturnType<typeof useCurrentCompany>['profile']['sector_classification']

/** What most of its emissions come from and what it calls itself often differ; each then says which it is. */
function activitiesOf(sector: Sector): string[] {
  const emitting = narrowest(sector?.anzsic)
  const declared = narrowest(sector?.employer_declared?.anzsic)
  if (emitting === null) return []
  return declared === null || declared.code === emitting.code || declared.title === emitting.title
    ? [emitting.title]
    : [`${emitting.title} (by emissions)`, `${declared.title} (declared)`]
}

function reportedIn(
  registry:
    | {
        readonly first_year: string | null
        readonly last_year: string | null
        readonly years_published: number
      }
    | undefined,
): string | undefined {
  if (registry === undefined || registry.first_year === null) return undefined
  const years = registry.years_published === 1 ? '1 year' : `${registry.years_published} years`
  return registry.first_year === registry.last_year
    ? `in the registry ${registry.first_year}`
    : `in the registry ${registry.first_year} to ${registry.last_year} (${years})`
}
