import { Component, type ReactNode } from 'react'
import { ProblemMessage } from './problem-message.tsx'

interface State {
  readonly error: Error | undefined
}

/** A page that breaks while it is drawn shows why, and leaves the navigation alive. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ProblemMessage error={error} page retry={() => this.setState({ error: undefined })} />
  }
}
