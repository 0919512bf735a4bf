import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment, words } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { AuditSheet } from '../review/audit-sheet.tsx'
import { ChangedFigures } from '../review/changed-figures.tsx'
import { CommentsButton } from '../review/comments-button.tsx'
import { MoveButtons } from '../review/move-buttons.tsx'
import review from '../review/review.module.css'
import { Declaration } from '../review/sign-declaration.tsx'
import { StateBadge } from '../review/state-badge.tsx'
import { type Move, type Review, type Subject, useReview } from '../review/use-review.ts'
import { challengesOf, placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Who has to do what before the period is approved, and who approved what. */
export function ReviewSection() {
  const found = useReview()
  const { abn, period } = useWorkspace()
  return (
    <div className={styles['sectionBody']}>
      <Loaded query={found} skeleton={<Skeleton height={420} />}>
        {({ data }) => (
          <>
            <Whole data={data} />
            <ChangedFigures figures={data.figures} />
            <section aria-labelledby="subjects-title" className={styles['block']}>
              <h2 id="subjects-title">Records and statements</h2>
              {data.subjects.length === 0 ? (
                <p className={styles['remark']}>Nothing saved for this period yet.</p>
              ) : (
                <SubjectTable data={data} />
              )}
            </section>
          </>
        )}
      </Loaded>
      <AuditSheet />
      <p className="screen-only">
        <Link href={challengesOf({ abn, period })}>Challenged reports of this period</Link>: which numbers of
        a filed report agree with what is published and declared.
      </p>
    </div>
  )
}

function Whole({ data }: { readonly data: Review }) {
  const waiting = Map.groupBy(data.subjects, ({ state }) => state)
  const own = data.subjects.filter(({ is_own }) => is_own).length
  return (
    <section className={styles['state']} aria-labelledby="review-title">
      <div className={review['whole']}>
        <h2 id="review-title">
          <StateBadge state={data.state} />
        </h2>
        <p>{data.statement}</p>
        {data.reopened_because === null ? null : <p>{data.reopened_because}</p>}
        {data.approvers.map(({ actor, name, approved, last_at, invited_at, invited_by }) => (
          <p key={actor}>
            {name} approved {approved === 1 ? 'one part' : `${approved} parts`}, last on {moment(last_at)}.
            {invited_at === null
              ? null
              : ` Invited on ${moment(invited_at)}${invited_by === null ? '' : ` by ${invited_by.name}`}.`}
          </p>
        ))}
        <p>{[...waiting].map(([state, subjects]) => `${words(state)}: ${subjects.length}`).join(', ')}</p>
        {own === 0 ? null : (
          <p>
            {own === 1 ? 'One part waits' : `${own} parts wait`} for someone else, because you wrote or
            submitted {own === 1 ? 'it' : 'them'}.
          </p>
        )}
        <Declaration data={data} />
      </div>
      {allMoves(data).map(({ moves, from }) => (
        <MoveButtons
          key={from}
          moves={moves}
          from={from}
          subjects={undefined}
          about="everything ready"
          openGates={data.open_gates}
          differing={data.differing_numbers}
        />
      ))}
      <MoveButtons
        moves={data.moves.filter((move) => move === 'lock')}
        from={data.state}
        subjects={['period']}
        about="the whole period"
      />
    </section>
  )
}

const TO_ALL: readonly (readonly [Move, string])[] = [
  ['submit', 'draft'],
  ['mark_reviewed', 'in_review'],
  ['approve', 'reviewed'],
]

/** Moves that can be made on many at once, of those that this person may make. */
const allMoves = ({ subjects, moves, state }: Review) =>
  TO_ALL.filter(
    ([move]) => subjects.some((subject) => subject.moves.includes(move)) || moves.includes(move),
  ).map(([move, from]) => ({ moves: [move], from: moves.includes(move) ? state : from }))

function SubjectTable({ data }: { readonly data: Review }) {
  return (
    <ScrollTable label="Records and statements in review" tall stacked>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">State</th>
          <th scope="col">Last step</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {data.subjects.map((subject) => (
          <Row
            key={subject.subject}
            subject={subject}
            comments={data.open_comments}
            differing={data.differing_numbers.filter(
              ({ requirement_id }) => subject.subject === subjectOf(requirement_id),
            )}
          />
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** The message is approved with the list of statements. */
const subjectOf = (id: string): string =>
  id === 'message' ? `record:${RECORD_KINDS.statements.name}` : `statement:${id}`

/** What brought a subject where it stands, before the name of who did it. */
const STEPS: Readonly<Record<Subject['state'], string>> = {
  draft: 'Last:',
  in_review: 'Submitted by',
  changes_asked: 'Changes requested by',
  reviewed: 'Reviewed by',
  approved: 'Approved by',
  locked: 'Approved by',
}

/** Where in the workspace a subject is written. */
const sectionOf = (subject: string): string | undefined =>
  subject.startsWith('statement:')
    ? RECORD_KINDS.statements.section
    : Object.values(RECORD_KINDS).find(({ name }) => subject === `record:${name}`)?.section

function Row({
  subject,
  comments,
  differing,
}: {
  readonly subject: Subject
  readonly differing: Review['differing_numbers']
  readonly comments: Review['open_comments']
}) {
  const { abn, asked } = useWorkspace()
  const commented = subject.subject.replace(/^statement:/, 'requirement:')
  const section = sectionOf(subject.subject)
  return (
    <tr>
      <th scope="row">
        {section === undefined ? (
          subject.title
        ) : (
          <Link href={placeOf(abn, section, asked)}>{subject.title}</Link>
        )}
        <small>{subject.version === null ? '' : `version ${subject.version}`}</small>
        {differing.map(({ requirement_id, detail }) => (
          <small key={requirement_id}>
            <strong>Numbers contradict what is held.</strong> {detail}
          </small>
        ))}
      </th>
      <td>
        <StateBadge state={subject.state} />
        {subject.self_approved ? <small>Self-approved</small> : null}
        {subject.reopened_because === null ? null : <small>{subject.reopened_because}</small>}
      </td>
      <td>
        {subject.decided_by === null ? '–' : `${STEPS[subject.state]} ${subject.decided_by.name}`}
        {subject.reason === null ? null : <small>“{subject.reason}”</small>}
        {subject.decided_at === null ? null : <small>{moment(subject.decided_at)}</small>}
      </td>
      <td>
        <div className={review['moves']}>
          <MoveButtons
            moves={subject.moves}
            from={subject.state}
            subjects={[subject.subject]}
            about={subject.title}
            differing={differing}
          />
          <CommentsButton
            subject={commented}
            about={subject.title}
            open={comments.filter((one) => one.subject === commented).length}
          />
        </div>
      </td>
    </tr>
  )
}
