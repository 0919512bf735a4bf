import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, short } from '../../../format/numbers.ts'
import workspace from '../workspace.module.css'
import styles from './ledger.module.css'
import { type Denominator, useAnalysis } from './use-ledger.ts'

/** Emissions for each A$ million, each employee, and each unit of what a person names. */
export function Intensity() {
  const [own, setOwn] = useState<Denominator>()
  const analysis = useAnalysis(own)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [denominator, amount] = [data.get('denominator'), data.get('amount')]
    if (typeof denominator === 'string') setOwn({ denominator: denominator.trim(), amount: Number(amount) })
  }
  return (
    <section aria-labelledby="ledger-intensity" className={workspace['block']}>
      <h2 id="ledger-intensity">Intensity</h2>
      <Loaded query={analysis} skeleton={<Skeleton height={80} />}>
        {({ data: { intensity } }) =>
          intensity.length === 0 ? (
            <p className={workspace['remark']}>
              Enter revenue and employees in the organisational boundary, or a denominator of your own here.
            </p>
          ) : (
            <ScrollTable label="Intensity" numeric>
              <thead>
                <tr>
                  {['t CO₂-e for each', 'Of', 'Scope 1 and 2', 'With scope 3'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {intensity.map((row) => (
                  <tr key={row.denominator}>
                    <th scope="row">{row.denominator}</th>
                    <td>{exact(row.amount)}</td>
                    <td title={exact(row.scope1_and_2_t)}>{short(row.scope1_and_2_t)}</td>
                    <td title={exact(row.all_scopes_t)}>{short(row.all_scopes_t)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
      <form className={styles['form']} onSubmit={submit} aria-label="Own denominator">
        <TextInput
          name="denominator"
          label="Own denominator"
          placeholder="t of steel"
          maxLength={100}
          required
          withAsterisk={false}
          autoComplete="off"
        />
        <TextInput
          name="amount"
          label="How much of it"
          type="number"
          step="any"
          min={0}
          required
          withAsterisk={false}
        />
        <div className={styles['actions']}>
          <Button
            type="submit"
            size="xs"
            variant="default"
            loading={analysis.isFetching && own !== undefined}
          >
            Divide by it
          </Button>
        </div>
      </form>
    </section>
  )
}
