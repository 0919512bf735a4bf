-- watchlists, events, webhooks
select 1;
