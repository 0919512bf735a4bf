import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { companyText, periodText } from '../../../format/words.ts'
import styles from '../work.module.css'
import { type CompanyPeriod, useOwners, useSetOwner } from './use-periods.ts'

/** Chooses who answers for a period. */
export function OwnerForm({ row, onClose }: { readonly row: CompanyPeriod; readonly onClose: () => void }) {
  const owners = useOwners(true)
  const set = useSetOwner(row)
  const [chosen, choose] = useState(row.owner?.id ?? '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    set.mutate(chosen === '' ? null : chosen, { onSuccess: onClose })
  }
  return (
    <form className={styles['part']} onSubmit={submit}>
      <p>
        {companyText(row.company)}, {periodText(row.period)}. The owner is notified of auditor queries,
        contradictions and lodgement dates for this period.
      </p>
      {set.error === null ? null : <ProblemMessage error={set.error} />}
      <Loaded query={owners} skeleton={<Skeleton height={60} />}>
        {(members) => (
          <NativeSelect
            label="Owner"
            data={[
              { value: '', label: 'No owner' },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
              ...(row.owner === null || members.some(({ id }) => id === row.owner?.id)
                ? []
                : [{ value: row.owner.id, label: `${row.owner.name} (no longer a member)`, disabled: true }]),
            ]}
            value={chosen}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Loaded>
      <div>
        <Button
          type="submit"
          loading={set.isPending}
          disabled={owners.data === undefined || chosen === (row.owner?.id ?? '')}
        >
          Save
        </Button>
      </div>
    </form>
  )
}
