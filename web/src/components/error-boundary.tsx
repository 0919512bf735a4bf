import { Component, type ReactNode } from 'react'
import { ProblemMessage } from './problem-message.tsx'

interface Properties {
  /** The address: another one is another attempt. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly place: string
  readonly error: Error | undefined
}

/** A page that breaks while it is drawn, or whose script is out of reach, shows why, and leaves the navigation alive. */
export class ErrorBoundary extends Component<Properties, State> {
  override state: State = { place: this.props.place, error: undefined }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ place }: Properties, state: State): Partial<State> | null {
    return place === state.place ? null : { place, error: undefined }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ProblemMessage error={error} page retry={reload} />
  }
}

/** A script that could not be loaded is not asked for again by its page alone. While no one answers, the app stays. */
const reload = (): void =>
  void fetch('/healthz').then(
    () => window.location.reload(),
    () => undefined,
  )
