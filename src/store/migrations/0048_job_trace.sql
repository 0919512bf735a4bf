-- A job goes on with the trace of what called for it.
alter table job add column traceparent text collate "C";
comment on column job.traceparent is 'W3C Trace Context of the request or job that enqueued it; null when nobody traces it.';
grant insert (traceparent) on job to southerly_app;
