import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { date, moment } from '../../../format/words.ts'
import styles from '../form/form.module.css'
import { FormProvider } from '../form/form-context.ts'
import { Fields } from '../form/members-field.tsx'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { Conflict } from './conflict.tsx'
import { DeleteRecord } from './delete-record.tsx'
import { DraftState } from './drafts/draft-state.tsx'
import { schemaOf } from './kinds.ts'
import { Outcome } from './outcome.tsx'
import { type RecordFormProps, useRecordForm } from './use-record-form.ts'

/** A record as a form: checked by the API itself, kept while unsaved, reconciled when someone else was faster. */
export function RecordForm({ next, ...props }: RecordFormProps & { readonly next?: ReactNode }) {
  const { form, stored, outcome, theirs, removed, sending, isUnsaved, draftState, ...act } =
    useRecordForm(props)
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
            title={`Someone else saved version ${theirs.version}`}
            about={`On ${date(theirs.authoredAt)}, by ${theirs.authoredBy}. Your changes are not lost.`}
            mine={act.mine()}
            theirs={theirs.body}
            keep={(chosen) => act.saveOver(chosen, theirs)}
            takeTheirs={() => act.take(theirs)}
          />
        )}
        {draftState.at === 'overtaken' ? (
          <Conflict
            title="You changed this form in another tab or on another device"
            about={`That draft was saved on ${moment(draftState.theirs.savedAt)}. Your entries here are not lost.`}
            names={{ mine: 'Here', theirs: 'There' }}
            buttons={{ keep: 'Keep what is here', theirs: 'Use the other draft' }}
            mine={act.mine()}
            theirs={draftState.theirs.body}
            keep={(chosen) => act.keepDraft(chosen, draftState.theirs)}
            takeTheirs={() => act.keepDraft(draftState.theirs.body, draftState.theirs)}
          />
        ) : null}
        <fieldset className={styles['record'] ?? ''} disabled={whyReadOnly !== undefined}>
          <p className={styles['description']}>
            Required fields are marked <span className={styles['asterisk']}>*</span>
          </p>
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
          {whyReadOnly === undefined ? (
            <DraftState isUnsaved={isUnsaved} version={stored?.version} state={draftState} />
          ) : (
            <p>{whyReadOnly}</p>
          )}
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
