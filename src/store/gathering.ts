interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Gathers the questions of code that does not wait in between, and asks them together. Answers come in the order of the questions. */
export function gathering<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let gathered: Waiting<Question, Answer>[] = []
  const askGathered = async (): Promise<void> => {
    const waiting = gathered
    gathered = []
    try {
      const answers = await askAll(waiting.map(({ question }) => question))
      for (const [index, { resolve }] of waiting.entries()) resolve(answers[index]!)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
  return (question) =>
    new Promise((resolve, reject) => {
      gathered.push({ question, resolve, reject })
      if (gathered.length === 1) queueMicrotask(() => void askGathered())
    })
}
