import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { date, publishedDay, words } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../desk.module.css'
import { DeskHeader } from '../header.tsx'
import { useWithdrawalPreview } from '../use-changes.ts'
import { type DeskRelease, useDeskReleases } from '../use-desk.ts'

/** Every release: what is in force, what was accepted although it looked wrong, what was withdrawn and why. */
export function Page() {
  usePageTitle('Releases at the data desk')
  const releases = useDeskReleases()
  return (
    <PageLayout>
      <DeskHeader lead="Every loaded release, newest first. Releases never change: a newer one replaces them, or you withdraw them." />
      <Loaded query={releases} page skeleton={<Skeleton height={700} />}>
        {({ pages }) => (
          <>
            <ReleaseTable releases={pages.flatMap(({ data }) => data)} />
            <ShowMore query={releases} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function ReleaseTable({ releases }: { readonly releases: readonly DeskRelease[] }) {
  const [, go] = useLocation()
  const preview = useWithdrawalPreview()
  return (
    <>
      {preview.error === null ? null : <ProblemMessage error={preview.error} />}
      <ScrollTable label="Releases" tall stacked>
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col">Published</th>
            <th scope="col">Rows</th>
            <th scope="col">Decisions</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {releases.map((release) => (
            <ReleaseRow
              key={release.release}
              release={release}
              isAsked={preview.isPending && preview.variables === release.release}
              onWithdraw={() =>
                preview.mutate(release.release, { onSuccess: ({ data }) => go(`/desk/changes/${data.id}`) })
              }
            />
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

function ReleaseRow({
  release,
  isAsked,
  onWithdraw,
}: {
  readonly release: DeskRelease
  readonly isAsked: boolean
  readonly onWithdraw: () => void
}) {
  return (
    <tr data-quiet={release.withdrawn_on !== null}>
      <th scope="row" className={styles['wide']}>
        {release.title}, {release.edition}
        <small>
          <code>{release.release}</code>, {release.status}
        </small>
      </th>
      <td data-label="Published">{words(publishedDay(release))}</td>
      <td data-label="Rows">{exact(release.row_count)}</td>
      <td className={styles['wide']} data-label="Decisions">
        <Decided release={release} />
      </td>
      <td>
        {release.withdrawn_on === null ? (
          <Button
            variant="default"
            size="xs"
            loading={isAsked}
            aria-label={`Withdraw ${release.release}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

function Decided({ release }: { readonly release: DeskRelease }) {
  const { accepted, withdrawal_accepted, withdrawn_on, withdrawn_reason } = release
  return (
    <>
      {withdrawn_on === null ? null : (
        <p>
          Withdrawn {date(withdrawn_on)}: {withdrawn_reason ?? 'no reason stated'}
        </p>
      )}
      <Decisions decisions={release.decisions ?? []} />
      <Accepted what="Loaded" accepted={accepted} />
      <Accepted what="Withdrawn" accepted={withdrawal_accepted} />
    </>
  )
}

function Accepted({ what, accepted }: { readonly what: string; readonly accepted: DeskRelease['accepted'] }) {
  if (accepted === null) return null
  const { findings, reason, accepted_by, accepted_at } = accepted
  return (
    <details>
      <summary>
        {what} although {findings.length === 1 ? 'an effect' : `${findings.length} effects`} looked wrong:{' '}
        {reason}
      </summary>
      <p>
        {accepted_by}, {date(accepted_at)}
      </p>
      <ul>
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </details>
  )
}

type Decision = NonNullable<DeskRelease['decisions']>[number]

/** Decisions about places in doubt, place by place. */
function Decisions({ decisions }: { readonly decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <details>
      <summary>
        {decisions.length === 1 ? 'One place was decided' : `${decisions.length} places were decided`} by a
        person
      </summary>
      <ul>
        {decisions.map((decision) => (
          <li key={decision.id}>{decisionText(decision)}</li>
        ))}
      </ul>
    </details>
  )
}

function decisionText({
  row_ref,
  column,
  printed,
  decision,
  used,
  reason,
  decided_by,
  decided_on,
}: Decision): string {
  const place = column === null ? row_ref : `${row_ref}, ${column}`
  const value = printed === null ? 'nothing printed' : `“${printed}”`
  const chosen = { take: 'kept as printed', use: `${used} used instead`, leave_out: 'row left out' }[decision]
  return `${place}: ${value}, ${chosen}. ${reason} (${decided_by}, ${date(decided_on)})`
}
