"""HTTP and the socket: requests are decoded, limited, answered."""
