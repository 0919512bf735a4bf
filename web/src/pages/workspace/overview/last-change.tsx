import { useState } from 'react'
import type { Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, signed } from '../../../format/numbers.ts'
import { moment, withRecordNames } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useLastChange, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { halvesOf, scoreText } from './score-bar.tsx'
import { Status } from './status.tsx'

type Change = NonNullable<Schema<'ReadinessChange'>['data']['change']>
type Mark = Change['before']

/** How the score came about, and what the record that was written last did to it. */
export function LastChange() {
  const { abn, asked, readiness } = useWorkspace()
  const [isOpen, open] = useState(false)
  const change = useLastChange(abn, asked, isOpen)
  return (
    <section aria-labelledby="score-title" className={styles['block']}>
      <h2 id="score-title">How the score is calculated</h2>
      <p className={styles['remark']}>
        Each requirement counts 1 point when its evidence is complete, ½ when it is partial and ¼ when it is
        out of date. Missing or conflicting evidence counts 0. {readiness.score_line}: that is{' '}
        {scoreText(readiness.score)}, from these requirements:
      </p>
      <ul className={styles['records']}>
        {readiness.denominator.map(({ count, why }) => (
          <li key={why}>
            <span>{withRecordNames(why)}</span>
            <span>{count < 0 ? signed(count) : exact(count)}</span>
          </li>
        ))}
      </ul>
      <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary>Effect of the last change</summary>
        {isOpen ? (
          <Loaded query={change} skeleton={<Skeleton height={80} />}>
            {({ data }) =>
              data.change === null ? (
                <p>Nothing saved for this period yet.</p>
              ) : (
                <ChangeOfScore change={data.change} />
              )
            }
          </Loaded>
        ) : null}
      </details>
    </section>
  )
}

function movedText(before: Mark, after: Mark): string {
  const [was, is] = [before, after].map(
    ({ score, score_line }) => `${halvesOf(score_line).supported}, ${scoreText(score)}`,
  )
  return was === is ? `still ${is}` : `${was} before; ${is} now`
}

function ChangeOfScore({ change }: { readonly change: Change }) {
  const { record, version, authored_at, before, after, denominator, requirements } = change
  const title = Object.values(RECORD_KINDS).find(({ name }) => name === record)?.title ?? record
  return (
    <>
      <p>
        {title}, version {version}, saved {moment(authored_at)}: {movedText(before, after)}.
      </p>
      {denominator.length === 0 ? null : (
        <ul>
          {denominator.map(({ requirement_id, change: moved, why }) => (
            <li key={requirement_id}>
              {requirement_id} {moved === 'joined' ? 'now counts' : 'no longer counts'}:{' '}
              {withRecordNames(why)}
            </li>
          ))}
        </ul>
      )}
      {requirements.length === 0 ? (
        <p>No requirement changed status.</p>
      ) : (
        <ul className={styles['records']}>
          {requirements.map(({ requirement_id, title: about, from, to, detail }) => (
            <li key={requirement_id}>
              <span>
                <strong>{requirement_id}</strong> {about}
                <small>{detail}</small>
              </span>
              <span>
                {from === null ? 'not required' : <Status status={from} />} →{' '}
                {to === null ? 'not required' : <Status status={to} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
