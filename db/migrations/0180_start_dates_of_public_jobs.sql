-- Apart from the table: a query that waited for the table would go on with the old function and the new type.
ALTER TYPE public_job ADD ATTRIBUTE start_date date;
