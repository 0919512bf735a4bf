import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import styles from '../form/form.module.css'
import { FormProvider } from '../form/form-context.ts'
import { Fields } from '../form/members-field.tsx'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { Conflict } from './conflict.tsx'
import { DeleteRecord } from './delete-record.tsx'
import { schemaOf } from './kinds.ts'
import { Outcome } from './outcome.tsx'
import type { StoredRecord } from './record-api.ts'
import { type RecordFormProps, useRecordForm } from './use-record-form.ts'

/** A record as a form: checked by the API itself, kept while unsaved, reconciled when somebody else was faster. */
export function RecordForm({ next, ...props }: RecordFormProps & { readonly next?: ReactNode }) {
  const { form, stored, outcome, theirs, removed, sending, isUnsaved, ...act } = useRecordForm(props)
  const whyReadOnly = useWhyReadOnly(props.place.kind)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    act.save()
  }
  return (
    <FormProvider value={form}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {theirs === undefined ? null : (
          <Conflict
            mine={act.mine()}
            theirs={theirs}
            keep={(chosen) => act.saveOver(chosen, theirs)}
            takeTheirs={() => act.take(theirs)}
          />
        )}
        <fieldset className={styles['record'] ?? ''} disabled={whyReadOnly !== undefined}>
          <Fields pointer="" schema={schemaOf(props.place.kind)} />
        </fieldset>
        {removed === undefined ? null : (
          <div className={styles['outcome']} role="status">
            <h3>Version {removed.version} was deleted</h3>
            <p>It no longer counts, but stays in the history. Nothing else changed.</p>
            <div>
              <Button variant="default" size="xs" onClick={act.bringBack}>
                Restore it into the form
              </Button>
            </div>
          </div>
        )}
        <Outcome outcome={outcome} next={next} />
        <div className={styles['bar']} data-unsaved={isUnsaved}>
          <p>{whyReadOnly ?? stateText(isUnsaved, stored)}</p>
          {stored === undefined || isUnsaved || whyReadOnly !== undefined ? null : (
            <DeleteRecord
              place={props.place}
              stored={stored}
              onDeleted={() => void act.afterDeletion(stored)}
            />
          )}
          {isUnsaved ? (
            <Button variant="subtle" color="gray" onClick={act.discard}>
              Discard changes
            </Button>
          ) : null}
          {whyReadOnly === undefined ? (
            <>
              <Button variant="default" loading={sending === 'check'} onClick={act.check}>
                Check
              </Button>
              <Button
                type="submit"
                loading={sending === 'save'}
                disabled={!isUnsaved && stored !== undefined}
              >
                Save
              </Button>
            </>
          ) : null}
        </div>
      </form>
    </FormProvider>
  )
}

function stateText(isUnsaved: boolean, stored: StoredRecord | undefined): string {
  if (isUnsaved)
    return stored === undefined
      ? 'Not saved yet. Your entries are kept in this tab.'
      : `Unsaved changes to version ${stored.version}, kept in this tab.`
  return stored === undefined ? 'No record yet.' : `Version ${stored.version} is current.`
}
