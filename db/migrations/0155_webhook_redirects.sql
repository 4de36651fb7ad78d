-- Where a receiver sent us on to, so that its administrator can enter that address.
ALTER TABLE webhook_deliveries ADD COLUMN last_location text CHECK (length(last_location) BETWEEN 1 AND 500);
