-- tenant records by period, deletion, certificate claims
select 1;
