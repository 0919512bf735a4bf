import { Checkbox } from '@mantine/core'
import styles from '../settings/settings.module.css'
import { EVENT_NAMES, type EventType } from './event-names.ts'

/** Chooses types of events by their names. */
export function EventChoice<Type extends EventType>({
  types,
  chosen,
  onChange,
}: {
  readonly types: readonly Type[]
  readonly chosen: readonly Type[]
  readonly onChange: (chosen: readonly Type[]) => void
}) {
  return (
    <Checkbox.Group
      label="Events"
      description="Choose none to get all of them."
      value={[...chosen]}
      onChange={(values) => onChange(types.filter((type) => values.includes(type)))}
    >
      <div className={styles['choices']}>
        {types.map((type) => (
          <Checkbox key={type} value={type} label={EVENT_NAMES[type]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
