import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../../settings/settings.module.css'
import { EventChoice } from '../event-choice.tsx'
import { EVENT_TYPES } from '../event-names.ts'
import { useWatchlists } from '../watchlists/use-watchlists.ts'
import type { WebhookSettings } from './use-webhooks.ts'

/** Where events are sent, and which. */
export function WebhookForm({
  draft,
  submitText,
  error,
  isPending,
  onSubmit,
}: {
  readonly draft: WebhookSettings
  readonly submitText: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onSubmit: (settings: WebhookSettings) => void
}) {
  const [url, setUrl] = useState(draft.url)
  const [description, setDescription] = useState(draft.description ?? '')
  const [types, setTypes] = useState(draft.event_types ?? [])
  const [watchlists, setWatchlists] = useState(draft.watchlists ?? [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit({ url: url.trim(), description: description.trim(), event_types: types, watchlists })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextInput
        label="Address"
        description="An https address that accepts POST requests, such as https://example.com/hooks/southerly."
        type="url"
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <TextInput
        label="Description (optional)"
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      <EventChoice types={EVENT_TYPES} chosen={types} onChange={(chosen) => setTypes([...chosen])} />
      <WatchlistChoice chosen={watchlists} onChange={setWatchlists} />
      {error === null ? null : <ProblemMessage error={error} />}
      <div>
        <Button type="submit" loading={isPending} disabled={url.trim() === ''}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}

/** Narrows a webhook to watchlists. One that was chosen and is gone stays in sight until it is taken off. */
function WatchlistChoice({
  chosen,
  onChange,
}: {
  readonly chosen: string[]
  readonly onChange: (chosen: string[]) => void
}) {
  const known = useWatchlists().data?.pages.flatMap(({ data }) => data) ?? []
  const gone = chosen.filter((id) => !known.some((watchlist) => watchlist.id === id))
  if (known.length === 0 && gone.length === 0) return null
  return (
    <Checkbox.Group
      label="Watchlists"
      description="Choose none to get the events of all of them."
      value={chosen}
      onChange={onChange}
    >
      <div className={styles['choices']}>
        {known.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
        {gone.map((id) => (
          <Checkbox key={id} value={id} label={`${id} (not in the list)`} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
