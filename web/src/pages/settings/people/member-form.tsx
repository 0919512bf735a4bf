import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../settings.module.css'
import { type Engagement, Engagements, isComplete, NO_ENGAGEMENT } from './engagements.tsx'
import type { Role, RoleFacts } from './use-members.ts'

/** What is filled in about a person. */
export interface MemberDraft {
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly engagements: readonly Engagement[]
}

/** Name, roles with words for each, and the engagements of an auditor. The e-mail address is asked for once, with the invitation. */
export function MemberForm({
  draft,
  roles,
  asksEmail,
  submitText,
  error,
  isPending,
  onSubmit,
}: {
  readonly draft: MemberDraft
  readonly roles: readonly RoleFacts[]
  readonly asksEmail: boolean
  readonly submitText: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onSubmit: (draft: MemberDraft) => void
}) {
  const [name, setName] = useState(draft.name)
  const [email, setEmail] = useState(draft.email)
  const [chosen, setChosen] = useState<readonly string[]>(draft.roles)
  const [engagements, setEngagements] = useState(
    draft.engagements.length === 0 ? [NO_ENGAGEMENT] : draft.engagements,
  )
  const isAuditor = chosen.includes('auditor')
  const filled = isAuditor ? engagements.filter(isComplete) : []
  const isReady =
    name.trim() !== '' &&
    (!asksEmail || email.trim() !== '') &&
    chosen.length > 0 &&
    (!isAuditor || chosen.length > 1 || filled.length > 0)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit({
      name: name.trim(),
      email: email.trim(),
      roles: roles.flatMap(({ role }) => (chosen.includes(role) ? [role] : [])),
      engagements: filled,
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      {asksEmail ? (
        <TextInput
          type="email"
          label="E-mail address"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      ) : null}
      <Checkbox.Group label="Roles" value={[...chosen]} onChange={setChosen}>
        <div className={styles['choices']}>
          {roles.map(({ role, title, may }) => (
            <Checkbox key={role} value={role} label={title} description={may} />
          ))}
        </div>
      </Checkbox.Group>
      {isAuditor ? <Engagements engagements={engagements} onChange={setEngagements} /> : null}
      {isAuditor && chosen.some((role) => role !== 'auditor' && role !== 'operator') ? (
        <p role="alert">
          A person with another role besides Auditor can see all of this organisation’s data.
        </p>
      ) : null}
      {error === null ? null : <ProblemMessage error={error} />}
      <div>
        <Button type="submit" loading={isPending} disabled={!isReady}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
