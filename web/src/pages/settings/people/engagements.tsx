import { Button, TextInput } from '@mantine/core'
import type { Schema } from '../../../api/client.ts'
import styles from '../settings.module.css'

export type Engagement = Schema<'Engagement'>

export const NO_ENGAGEMENT: Engagement = { abn: '', period: '', ends_on: '' }

export const isComplete = ({ abn, period, ends_on }: Engagement): boolean =>
  abn.trim() !== '' && period.trim() !== '' && ends_on !== ''

/** The companies and periods that an auditor is invited to. */
export function Engagements({
  engagements,
  onChange,
}: {
  readonly engagements: readonly Engagement[]
  readonly onChange: (engagements: readonly Engagement[]) => void
}) {
  const set = (index: number, change: Partial<Engagement>): void =>
    onChange(engagements.map((one, place) => (place === index ? { ...one, ...change } : one)))
  return (
    <fieldset className={styles['engagements']}>
      <legend>The auditor can see</legend>
      {engagements.map((engagement, index) => (
        <div key={`row ${index + 1}`} className={styles['engagement']}>
          <TextInput
            label="ABN"
            value={engagement.abn}
            onChange={({ currentTarget }) => set(index, { abn: currentTarget.value })}
          />
          <TextInput
            label="Period"
            placeholder="2025-26"
            value={engagement.period}
            onChange={({ currentTarget }) => set(index, { period: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="Until"
            value={engagement.ends_on}
            onChange={({ currentTarget }) => set(index, { ends_on: currentTarget.value })}
          />
        </div>
      ))}
      <div>
        <Button variant="default" size="xs" onClick={() => onChange([...engagements, NO_ENGAGEMENT])}>
          Add a period
        </Button>
      </div>
    </fieldset>
  )
}
