/** What a reporting framework says of our figures and records, handed in as data: the domain knows no paragraph. */
export interface Framework {
  /** The first row that fits a metric counts. */
  readonly metrics: readonly MetricRow[]
}

/** The requirements that the metrics of one pattern answer. */
export interface MetricRow {
  /** A metric's id; one `*` stands for any text. */
  readonly metric: string
  readonly requirement_ids: readonly string[]
  /** Instead of them, where nothing of the topic could be computed and the metric only shows the gap. */
  readonly absent_requirement_ids?: readonly string[] | undefined
  /** Elements of the digital taxonomy that the figure would be tagged with. */
  readonly taxonomy_elements?: readonly string[] | undefined
}
