import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { type SavedPortfolio, usePortfolioChanges } from '../use-portfolios.ts'

/** Gives the portfolio another name, or deletes it after a question. */
export function Manage({ portfolio }: { readonly portfolio: SavedPortfolio }) {
  const [task, setTask] = useState<'rename' | 'delete'>()
  const [, go] = useLocation()
  const { rename, remove } = usePortfolioChanges(portfolio)
  const close = (): void => setTask(undefined)
  const { name, holding_count: holdings, version } = portfolio
  return (
    <>
      <Button variant="default" onClick={() => setTask('rename')}>
        Rename
      </Button>
      <Button variant="default" onClick={() => setTask('delete')}>
        Delete
      </Button>
      <SidePanel opened={task === 'rename'} title="Rename the portfolio" onClose={close}>
        <OneLine
          label="Name"
          begin={name}
          action="Save name"
          change={rename}
          onDone={close}
          what="Saves a new version with the same holdings."
          longest={200}
        />
      </SidePanel>
      <SidePanel opened={task === 'delete'} title={`Delete ${name}?`} onClose={close}>
        <OneLine
          label="Reason"
          begin=""
          action={`Delete version ${version}`}
          change={remove}
          onDone={() => go('/portfolios')}
          what={`The portfolio with its ${counted(holdings, 'holding')} leaves the list. The history keeps every version and your reason.`}
          longest={1000}
        />
      </SidePanel>
    </>
  )
}

function OneLine({
  label,
  begin,
  action,
  change,
  onDone,
  what,
  longest,
}: {
  readonly label: string
  readonly begin: string
  readonly action: string
  readonly change: Pick<ReturnType<typeof usePortfolioChanges>['rename'], 'error' | 'isPending'> & {
    readonly mutate: (text: string, options: { readonly onSuccess: () => void }) => void
  }
  readonly onDone: () => void
  readonly what: string
  readonly longest: number
}) {
  const [text, setText] = useState(begin)
  const said = text.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    change.mutate(said, { onSuccess: onDone })
  }
  return (
    <form className={styles['part']} onSubmit={submit}>
      <p>{what}</p>
      <TextInput
        label={label}
        value={text}
        maxLength={longest}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {change.error === null ? null : <ProblemMessage error={change.error} />}
      <div>
        <Button type="submit" disabled={said === '' || said === begin} loading={change.isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
