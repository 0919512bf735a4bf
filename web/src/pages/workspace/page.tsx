import { type ComponentType, useEffect } from 'react'
import { useParams } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { PageSkeleton } from '../../components/skeleton.tsx'
import { rememberRecent } from '../../recent.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { NotFoundPage } from '../not-found/page.tsx'
import { WorkspaceHeader } from './header.tsx'
import { useHasDraft } from './records/drafts/use-draft.ts'
import { type FormKind, RECORD_KINDS } from './records/kinds.ts'
import { LockBanner } from './review/lock-banner.tsx'
import { useRight } from './review/use-right.ts'
import { Boundary } from './sections/boundary.tsx'
import { Bundles } from './sections/bundles.tsx'
import { Electricity } from './sections/electricity.tsx'
import { EvidenceSection } from './sections/evidence.tsx'
import { ImportSection } from './sections/import.tsx'
import { Ledger } from './sections/ledger.tsx'
import { Overview } from './sections/overview.tsx'
import { Paper } from './sections/paper.tsx'
import { ReviewSection } from './sections/review.tsx'
import { Risks } from './sections/risks.tsx'
import { Scenarios } from './sections/scenarios.tsx'
import { Sites } from './sections/sites.tsx'
import { Statements } from './sections/statements.tsx'
import { Targets } from './sections/targets.tsx'
import { TourBar } from './start/tour-bar.tsx'
import {
  placeOf,
  type Readiness,
  useAsked,
  useReadiness,
  useWorkspace,
  WorkspaceProvider,
} from './use-workspace.ts'
import styles from './workspace.module.css'

interface Section {
  readonly place: string
  readonly title: string
  readonly Content: ComponentType
  readonly kind?: FormKind
}

const record = (kind: FormKind, Content: ComponentType): Section => ({
  place: kind.section,
  title: kind.title,
  Content,
  kind,
})

/** In the order of the work. */
const SECTIONS: readonly Section[] = [
  { place: '', title: 'Readiness', Content: Overview },
  record(RECORD_KINDS.boundary, Boundary),
  { place: 'ledger', title: 'Ledger', Content: Ledger },
  record(RECORD_KINDS.electricity, Electricity),
  record(RECORD_KINDS.sites, Sites),
  record(RECORD_KINDS.targets, Targets),
  record(RECORD_KINDS.risks, Risks),
  { place: 'scenarios', title: 'Scenarios', Content: Scenarios },
  record(RECORD_KINDS.statements, Statements),
  { place: 'import', title: 'Import', Content: ImportSection },
  { place: 'evidence', title: 'Evidence', Content: EvidenceSection },
  { place: 'review', title: 'Review', Content: ReviewSection },
  { place: 'paper', title: 'Paper', Content: Paper },
  { place: 'bundles', title: 'Bundles', Content: Bundles },
]

/** Where a company's climate report is prepared: how far it is, what is next, the records, the bundles. */
export function Page() {
  const { abn = '', section: place = '' } = useParams()
  const [asked] = useAsked()
  const readiness = useReadiness(abn, asked)
  const name = readiness.data?.data.name
  const section = SECTIONS.find((one) => one.place === place)
  usePageTitle(`${section?.title ?? 'Disclosure'}${name === undefined || name === null ? '' : `, ${name}`}`)
  useEffect(() => {
    if (name !== undefined && name !== null) rememberRecent({ abn, name })
  }, [abn, name])
  if (section === undefined) return <NotFoundPage />
  return (
    <Loaded query={readiness} page skeleton={<PageSkeleton />}>
      {({ data }) => (
        <WorkspaceProvider value={{ abn, asked, period: periodOf(data), readiness: data }}>
          <article className={styles['page']} aria-busy={readiness.isPlaceholderData}>
            <WorkspaceHeader />
            <LockBanner />
            <PageTabs
              label="Parts of the workspace"
              pages={SECTIONS.map(({ place: part, title, kind }) => ({
                path: placeOf(abn, part, asked),
                name: title,
                mark: kind === undefined ? undefined : <UnsavedMark kind={kind} />,
              }))}
            />
            <TourBar section={place} />
            <section.Content key={`${abn} ${place} ${periodOf(data)}`} />
          </article>
        </WorkspaceProvider>
      )}
    </Loaded>
  )
}

const periodOf = ({ period }: Readiness): string => `${period.start}/${period.end}`

function UnsavedMark({ kind }: { readonly kind: FormKind }) {
  const { abn, period } = useWorkspace()
  return useHasDraft({ abn, kind, period }, useRight('tenant:write')) ? (
    <span className={styles['unsaved']} title="Unsaved changes">
      <span className="visually-hidden">, unsaved changes</span>
    </span>
  ) : null
}
