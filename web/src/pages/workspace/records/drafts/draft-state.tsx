import { signInAddress } from '../../../../api/sign-in.ts'
import { moment } from '../../../../format/words.ts'
import type { SyncState } from './draft-sync.ts'

/** Where the entries of a form are: saved as a record, as a draft, or in this tab alone. */
export function DraftState({
  isUnsaved,
  version,
  state,
}: {
  readonly isUnsaved: boolean
  /** Of the record; undefined where there is none. */
  readonly version: number | undefined
  readonly state: SyncState
}) {
  if (!isUnsaved) return <p>{version === undefined ? 'No record yet.' : `Version ${version} is current.`}</p>
  switch (state.at) {
    case 'saved':
      return (
        <p>
          Draft saved on {moment(state.savedAt)}. {notCounted(version)}
        </p>
      )
    case 'offline':
      return (
        <p role="status">
          The service cannot be reached. Your entries are kept in this tab and saved as a draft as soon as it
          answers.
        </p>
      )
    case 'signed_out':
      return (
        <p role="status">
          Your session has ended. Your entries are kept in this tab. <a href={signInAddress()}>Sign in</a> to
          save them.
        </p>
      )
    case 'refused':
      return (
        <p role="status">
          The draft was not saved: {state.problem.message} Your entries are kept in this tab.
        </p>
      )
    case 'overtaken':
      return <p>Choose above which entries to keep.</p>
    case 'rest':
    case 'waiting':
      break
  }
  return <p>Saving draft…</p>
}

const notCounted = (version: number | undefined): string =>
  version === undefined
    ? 'It counts once you save the record.'
    : `Version ${version} counts until you save the record.`
