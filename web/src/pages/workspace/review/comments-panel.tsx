import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment } from '../../../format/words.ts'
import form from '../form/form.module.css'
import { Mentions } from './mentions.tsx'
import styles from './review.module.css'
import { type Thread, useCommenting, useThreads } from './use-review.ts'
import { useRight } from './use-right.ts'

/** The threads on one subject, and a place to write. */
export function CommentsPanel({ subject }: { readonly subject: string }) {
  const threads = useThreads(subject)
  const { add } = useCommenting()
  const mayWrite = useRight('review:comment')
  const [mentions, mention] = useState<string[]>([])
  const write = (text: string, done: () => void): void =>
    add.mutate(
      { subject, text, ...(mentions.length === 0 ? {} : { mentions }) },
      {
        onSuccess: () => {
          mention([])
          done()
        },
      },
    )
  return (
    <div className={styles['threads']}>
      <Loaded query={threads} skeleton={<Skeleton height={160} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p>No comments yet.</p>
          ) : (
            data.map((thread) => <ThreadView key={thread.id} thread={thread} mayWrite={mayWrite} />)
          )
        }
      </Loaded>
      {mayWrite ? null : <p>You can read comments here but not add them.</p>}
      <Writer
        isOffered={mayWrite}
        label="New comment"
        button="Comment"
        pending={add.isPending}
        onWrite={write}
      />
      {mayWrite ? <Mentions chosen={mentions} onChange={mention} /> : null}
      {add.error === null ? null : <ProblemMessage error={add.error} />}
    </div>
  )
}

const ACTS: Readonly<Record<Thread['lines'][number]['act'], string>> = {
  opened: 'wrote',
  replied: 'answered',
  resolved: 'resolved this',
  reopened: 'reopened this',
}

function ThreadView({ thread, mayWrite }: { readonly thread: Thread; readonly mayWrite: boolean }) {
  const { add, settle } = useCommenting()
  const isOpen = thread.status === 'open'
  return (
    <section className={styles['thread']} data-status={thread.status} aria-label={`Thread, ${thread.status}`}>
      <ol>
        {thread.lines.map(({ id, act, name, text, mentions, written_at }) => (
          <li key={id}>
            <p className={styles['who']}>
              <strong>{name}</strong> {ACTS[act]}, {moment(written_at)}
              {mentions.length === 0 ? '' : `, for ${mentions.map((one) => one.name).join(', ')}`}
            </p>
            {text === null ? null : <p>{text}</p>}
          </li>
        ))}
      </ol>
      <Writer
        isOffered={isOpen && mayWrite}
        label="Reply"
        button="Reply"
        pending={add.isPending}
        onWrite={(text, done) => add.mutate({ thread: thread.id, text }, { onSuccess: done })}
      />
      {mayWrite ? (
        <div>
          <Button
            size="xs"
            variant="default"
            loading={settle.isPending}
            onClick={() => settle.mutate(thread)}
          >
            {isOpen ? 'Resolve' : 'Reopen'}
          </Button>
        </div>
      ) : null}
      {(add.error ?? settle.error) === null ? null : <ProblemMessage error={(add.error ?? settle.error)!} />}
    </section>
  )
}

function Writer({
  isOffered,
  label,
  button,
  pending,
  onWrite,
}: {
  readonly isOffered: boolean
  readonly label: string
  readonly button: string
  readonly pending: boolean
  readonly onWrite: (text: string, done: () => void) => void
}) {
  const [text, setText] = useState('')
  if (!isOffered) return null
  return (
    <div className={form['form']}>
      <Textarea
        label={label}
        autosize
        minRows={2}
        maxLength={10_000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button
          size="xs"
          disabled={text.trim() === ''}
          loading={pending}
          onClick={() => onWrite(text.trim(), () => setText(''))}
        >
          {button}
        </Button>
      </div>
    </div>
  )
}
